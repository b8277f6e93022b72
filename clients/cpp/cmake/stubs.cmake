# The stubs: of the contract, and of google.rpc, whose messages carry errors. They are generated and
# compiled here, with every build that needs it.

set(stubs ${CMAKE_CURRENT_BINARY_DIR}/stubs)
file(MAKE_DIRECTORY ${stubs})
if(NOT Protobuf_PROTOC_EXECUTABLE OR NOT GRPC_CPP_PLUGIN)
  message(FATAL_ERROR "protoc or grpc_cpp_plugin was not found (Debian: protobuf-compiler-grpc)")
endif()

# Appends to stub_sources what protoc makes of the files `folder`/`pattern`.
function(add_stubs folder pattern)
  file(GLOB protos RELATIVE ${folder} CONFIGURE_DEPENDS ${folder}/${pattern})
  foreach(proto ${protos})
    set(kinds .pb)
    if(proto MATCHES "_service\\.proto$")
      list(APPEND kinds .grpc.pb)
    endif()
    list(APPEND inputs ${folder}/${proto})
    foreach(kind ${kinds})
      string(REGEX REPLACE "\\.proto$" ${kind} stub ${stubs}/${proto})
      list(APPEND sources ${stub}.cc)
      list(APPEND headers ${stub}.h)
    endforeach()
  endforeach()
  add_custom_command(
    OUTPUT ${sources} ${headers}
    COMMAND ${Protobuf_PROTOC_EXECUTABLE} -I ${folder} ${protos} --cpp_out=${stubs} --grpc_out=${stubs}
            --plugin=protoc-gen-grpc=${GRPC_CPP_PLUGIN}
    DEPENDS ${inputs} ${Protobuf_PROTOC_EXECUTABLE} ${GRPC_CPP_PLUGIN}
    COMMENT "Generating the stubs of ${pattern}"
    VERBATIM)
  set(stub_sources ${stub_sources} ${sources} PARENT_SCOPE)
endfunction()

add_stubs(${root}/protos dozor/v1/*.proto)
add_stubs(${CMAKE_CURRENT_SOURCE_DIR}/third_party/googleapis google/rpc/*.proto)
add_library(dozor-stubs STATIC ${stub_sources})
# SYSTEM: its warnings are not ours.
target_include_directories(dozor-stubs SYSTEM PUBLIC ${stubs})
target_link_libraries(dozor-stubs PUBLIC gRPC::grpc++ protobuf::libprotobuf)
# Generated code is most of what is compiled, and not what a call's time goes into.
target_compile_options(dozor-stubs PRIVATE -O1)
