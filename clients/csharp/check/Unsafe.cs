using System.Runtime.InteropServices;

namespace System.Runtime.CompilerServices
{
    /// <summary>What Google.Protobuf uses of the class of that name, which Mono keeps to itself.</summary>
    internal static class Unsafe
    {
        // More than Google.Protobuf ever goes from a reference; nothing beyond what it asks for is touched.
        private const int Reach = 1 << 20;

        public static T ReadUnaligned<T>(ref byte source) where T : struct
            => MemoryMarshal.Read<T>(Bytes(ref source));

        public static void WriteUnaligned<T>(ref byte destination, T value) where T : struct
            => MemoryMarshal.Write(Bytes(ref destination), ref value);

        public static ref TTo As<TFrom, TTo>(ref TFrom source) where TFrom : struct where TTo : struct
            => ref MemoryMarshal.GetReference(MemoryMarshal.Cast<byte, TTo>(Bytes(ref source)));

        public static ref T AddByteOffset<T>(ref T source, IntPtr offset) where T : struct
            => ref MemoryMarshal.GetReference(MemoryMarshal.Cast<byte, T>(Bytes(ref source).Slice((int)offset)));

        public static ref T Add<T>(ref T source, int count) where T : struct
            => ref MemoryMarshal.CreateSpan(ref source, count + 1)[count];

        private static Span<byte> Bytes<T>(ref T source) where T : struct
            => MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref source, Reach));
    }
}
