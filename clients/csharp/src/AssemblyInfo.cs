using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Dozor.Tests")]
