"""The contract's messages, enums and their values in one place; its protos say what they mean."""

from dozor_client._gen.dozor.v1.common_pb2 import *  # noqa: F403
from dozor_client._gen.dozor.v1.errors_pb2 import *  # noqa: F403
from dozor_client._gen.dozor.v1.raid_event_pb2 import *  # noqa: F403
from dozor_client._gen.dozor.v1.raid_pb2 import *  # noqa: F403
from dozor_client._gen.dozor.v1.raid_service_pb2 import *  # noqa: F403
from dozor_client._gen.dozor.v1.rulebook_service_pb2 import *  # noqa: F403
from dozor_client._gen.dozor.v1.station_pb2 import *  # noqa: F403
from dozor_client._gen.dozor.v1.station_service_pb2 import *  # noqa: F403
from dozor_client._gen.dozor.v1.trace_pb2 import *  # noqa: F403
