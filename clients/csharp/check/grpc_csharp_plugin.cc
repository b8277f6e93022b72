// protoc's plugin for gRPC in C#: Debian has its generator, as a library, and not the program.
#include <google/protobuf/compiler/code_generator.h>
#include <google/protobuf/compiler/plugin.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream.h>

#include <memory>
#include <string>

namespace grpc_csharp_generator {

std::string GetServices(const google::protobuf::FileDescriptor* file, bool generate_client,
                        bool generate_server, bool internal_access);

}  // namespace grpc_csharp_generator

namespace {

namespace compiler = google::protobuf::compiler;

// For files that have services. Each service has a file of its own in the contract.
class Generator : public compiler::CodeGenerator {
 public:
  std::uint64_t GetSupportedFeatures() const override { return FEATURE_PROTO3_OPTIONAL; }

  bool Generate(const google::protobuf::FileDescriptor* file, const std::string&,
                compiler::GeneratorContext* context, std::string*) const override {
    const std::string code = grpc_csharp_generator::GetServices(file, true, false, false);
    const std::unique_ptr<google::protobuf::io::ZeroCopyOutputStream> output(
        context->Open(file->service(0)->name() + "Grpc.cs"));
    google::protobuf::io::CodedOutputStream(output.get()).WriteString(code);
    return true;
  }
};

}  // namespace

int main(int argc, char** argv) {
  const Generator generator;
  return compiler::PluginMain(argc, argv, &generator);
}
