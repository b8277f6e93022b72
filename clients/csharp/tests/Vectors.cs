using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Dozor.V1;
using Google.Protobuf;
using Google.Protobuf.Reflection;

namespace Dozor.Tests
{
    /// <summary>The recorded requests and answers: files DIR/Service.Method/case.KIND.FORM.</summary>
    internal static class Vectors
    {
        private static readonly Dictionary<string, MethodDescriptor> Methods =
            new[]
            {
                StationServiceReflection.Descriptor,
                RaidServiceReflection.Descriptor,
                RulebookServiceReflection.Descriptor,
            }
                .SelectMany(file => file.Services)
                .SelectMany(service => service.Methods)
                .ToDictionary(method => $"{method.Service.Name}.{method.Name}");

        public static void AllComeOutOfTheStubsAsTheyWentIn(string folder)
        {
            var files = Directory.GetFiles(folder, "*.*.*", SearchOption.AllDirectories);
            if (files.Length == 0)
            {
                throw new Exception($"there are no vectors in {folder}");
            }
            var sameBytes = 0;
            foreach (var file in files)
            {
                var parser = ParserOf(file);
                foreach (var bytes in Messages(file))
                {
                    var message = parser.ParseFrom(bytes);
                    var written = message.ToByteArray();
                    if (!parser.ParseFrom(written).Equals(message))
                    {
                        throw new Exception($"{file} holds a message that is not what it was");
                    }
                    sameBytes += written.SequenceEqual(bytes) ? 1 : 0;
                }
            }
            Console.WriteLine(
                $"{files.Length} files of vectors came out of the stubs as they went in, {sameBytes} messages to the byte");
        }

        private static IEnumerable<byte[]> Messages(string file)
        {
            var bytes = File.ReadAllBytes(file);
            if (!file.EndsWith(".delimpb", StringComparison.Ordinal))
            {
                yield return bytes;
                yield break;
            }
            var input = new CodedInputStream(bytes);
            while (!input.IsAtEnd)
            {
                yield return input.ReadBytes().ToByteArray();
            }
        }

        private static MessageParser ParserOf(string file)
        {
            var method = Methods[Path.GetFileName(Path.GetDirectoryName(file))];
            switch (Path.GetFileName(file).Split('.').Reverse().Skip(1).First())
            {
                case "request":
                case "requests":
                    return method.InputType.Parser;
                case "response":
                case "responses":
                    return method.OutputType.Parser;
                default:
                    return Google.Rpc.Status.Parser;
            }
        }
    }
}
