# gRPC as `make tools` unpacks it where the machine has none: found first, though it is in no place of
# the system's.

set(unpacked ${root}/.tools/debian/usr)
if(NOT EXISTS ${unpacked}/include/grpcpp)
  return()
endif()
list(APPEND CMAKE_PREFIX_PATH ${unpacked})
# The compilers run by these commands, which tell them where their libraries are.
find_program(Protobuf_PROTOC_EXECUTABLE protoc PATHS ${root}/.tools/bin NO_DEFAULT_PATH)
find_program(GRPC_CPP_PLUGIN grpc_cpp_plugin PATHS ${root}/.tools/bin NO_DEFAULT_PATH)
# Debian's gRPC asks pkg-config for RE2, which knows installed packages alone.
find_library(RE2_LIBRARY re2 REQUIRED)
add_library(re2::re2 UNKNOWN IMPORTED)
set_target_properties(re2::re2 PROPERTIES IMPORTED_LOCATION ${RE2_LIBRARY})
set(re2_FOUND TRUE)
# With an RPATH rather than a RUNPATH, gRPC's libraries also find each other. What links to gRPC links to
# this target, another project's programs included.
target_link_options(re2::re2 INTERFACE LINKER:--disable-new-dtags)
