// Sends recorded requests and writes what comes back:
// replay --server HOST:PORT --vectors DIR --out DIR
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/util/delimited_message_util.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "dozor/client.h"

namespace {

namespace fs = std::filesystem;
namespace v1 = dozor::v1;
using google::protobuf::Message;

constexpr std::chrono::seconds kDeadline{60};

// Sends what a file holds; writes the answer to a path without its suffix.
using Replay = std::function<void(dozor::Client&, const fs::path& request, const fs::path& out)>;

std::ofstream Create(const fs::path& path) {
  std::ofstream file(path, std::ios::binary);
  if (!file) {
    throw std::runtime_error(path.string() + " cannot be written");
  }
  return file;
}

void Write(const Message& message, const fs::path& path) {
  std::ofstream file = Create(path);
  if (!message.SerializeToOstream(&file) || !file.flush()) {
    throw std::runtime_error(path.string() + " cannot be written");
  }
}

void WriteStatus(const dozor::Error& error, const fs::path& out) {
  Write(error.status(), out.string() + ".status.binpb");
}

template <class Stub, class Request, class Response>
Replay Unary(grpc::Status (Stub::*method)(grpc::ClientContext*, const Request&, Response*)) {
  return [method](dozor::Client& client, const fs::path& path, const fs::path& out) {
    Request request;
    std::ifstream file(path, std::ios::binary);
    if (!file || !request.ParseFromIstream(&file)) {
      throw std::runtime_error(path.string() + " is no " + request.GetDescriptor()->name());
    }
    try {
      Write(client.Call(method, request, kDeadline), out.string() + ".response.binpb");
    } catch (const dozor::Error& error) {
      WriteStatus(error, out);
    }
  };
}

std::vector<v1::ResolveBatchStreamRequest> ReadRequests(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  google::protobuf::io::IstreamInputStream bytes(&file);
  std::vector<v1::ResolveBatchStreamRequest> requests;
  bool clean_eof = false;
  while (google::protobuf::util::ParseDelimitedFromZeroCopyStream(&requests.emplace_back(), &bytes,
                                                                  &clean_eof)) {
  }
  requests.pop_back();
  if (!clean_eof) {
    throw std::runtime_error(path.string() + " holds no delimited ResolveBatchStreamRequests");
  }
  return requests;
}

void ReplayStream(dozor::Client& client, const fs::path& path, const fs::path& out) {
  const auto requests = ReadRequests(path);
  const auto context = client.NewContext(kDeadline);
  const auto stream = client.stub<v1::StationService::Stub>().ResolveBatchStream(context.get());
  // Answers are read meanwhile, or both sides might wait for the other to read.
  std::thread sender([&] {
    for (const auto& request : requests) {
      if (!stream->Write(request)) {
        return;  // The call has ended; its status says why.
      }
    }
    stream->WritesDone();
  });
  std::vector<v1::ResolveBatchStreamResponse> responses;
  while (stream->Read(&responses.emplace_back())) {
  }
  responses.pop_back();
  sender.join();
  const grpc::Status status = stream->Finish();
  if (!status.ok()) {
    WriteStatus(dozor::Error(status), out);
    return;
  }
  std::ofstream file = Create(out.string() + ".responses.delimpb");
  for (const auto& response : responses) {
    google::protobuf::util::SerializeDelimitedToOstream(response, &file);
  }
  if (!file.flush()) {
    throw std::runtime_error(out.string() + " cannot be written");
  }
}

const std::map<std::string, Replay>& Methods() {
  using Station = v1::StationService::Stub;
  using Raid = v1::RaidService::Stub;
  using Rulebook = v1::RulebookService::Stub;
  static const std::map<std::string, Replay> methods = {
      {"StationService.ResolveEngagement", Unary(&Station::ResolveEngagement)},
      {"StationService.ResolveTurn", Unary(&Station::ResolveTurn)},
      {"StationService.ResolveBatch", Unary(&Station::ResolveBatch)},
      {"StationService.ResolveBatchStream", ReplayStream},
      {"RaidService.ResolveBreach", Unary(&Raid::ResolveBreach)},
      {"RaidService.ResolveAssault", Unary(&Raid::ResolveAssault)},
      {"RaidService.ResolveRaid", Unary(&Raid::ResolveRaid)},
      {"RaidService.ResolveRaidBatch", Unary(&Raid::ResolveRaidBatch)},
      {"RaidService.ForecastRaid", Unary(&Raid::ForecastRaid)},
      {"RulebookService.ListRulebooks", Unary(&Rulebook::ListRulebooks)},
      {"RulebookService.GetRulebook", Unary(&Rulebook::GetRulebook)},
  };
  return methods;
}

std::vector<fs::path> Sorted(const fs::path& folder) {
  std::vector<fs::path> paths{fs::directory_iterator(folder), fs::directory_iterator()};
  std::sort(paths.begin(), paths.end());
  return paths;
}

// The name of a case, if the file is a request.
std::optional<std::string> CaseOf(const fs::path& path) {
  const std::string name = path.filename().string();
  for (const std::string suffix : {".request.binpb", ".requests.delimpb"}) {
    const std::size_t length = name.size() - std::min(name.size(), suffix.size());
    if (name.substr(length) == suffix) {
      return name.substr(0, length);
    }
  }
  return std::nullopt;
}

int ReplayAll(dozor::Client& client, const fs::path& vectors, const fs::path& out) {
  int cases = 0;
  for (const fs::path& folder : Sorted(vectors)) {
    if (!fs::is_directory(folder)) {
      continue;
    }
    const std::string method = folder.filename().string();
    const auto replay = Methods().find(method);
    if (replay == Methods().end()) {
      throw std::runtime_error(folder.string() + ": there is no method " + method);
    }
    fs::create_directories(out / method);
    for (const fs::path& path : Sorted(folder)) {
      if (const auto name = CaseOf(path)) {
        replay->second(client, path, out / method / *name);
        ++cases;
      }
    }
  }
  return cases;
}

std::map<std::string, std::string> Arguments(int argc, char** argv) {
  std::map<std::string, std::string> values = {{"--server", ""}, {"--vectors", ""}, {"--out", ""}};
  bool good = argc == 1 + 2 * static_cast<int>(values.size());
  for (int i = 1; good && i < argc; i += 2) {
    const auto value = values.find(argv[i]);
    good = value != values.end() && value->second.empty();
    if (good) {
      value->second = argv[i + 1];
    }
  }
  if (!good) {
    throw std::invalid_argument("usage: replay --server HOST:PORT --vectors DIR --out DIR");
  }
  return values;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const auto arguments = Arguments(argc, argv);
    dozor::Client client(arguments.at("--server"));
    const int cases = ReplayAll(client, arguments.at("--vectors"), arguments.at("--out"));
    std::cout << "replayed " << cases << " cases\n";
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}
