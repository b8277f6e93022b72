// Replay sends requests that files hold to a Dozor server, and writes what it answers into files.
//
// Usage: replay --server HOST:PORT --vectors DIR --out DIR
//
// A request is a file <Service>.<Method>/<case>.request.binpb below the folder of the vectors; those
// of a stream, each after its length, are <case>.requests.delimpb. Beside the same names an answer
// becomes .response.binpb or .responses.delimpb, a failure the google.rpc.Status in .status.binpb.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	dozor "github.com/dozor-project/dozor/clients/go"
)

const deadline = 60 * time.Second

// replay sends one file and writes its answer.
func replay(call method, path, stem string) error {
	request, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), deadline)
	defer cancel()
	answer, failure, err := call.send(ctx, request)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if failure != nil {
		return os.WriteFile(stem+".status.binpb", failure, 0o644)
	}
	return os.WriteFile(stem+call.answerSuffix, answer, 0o644)
}

// replayAll replays all files of all methods; it returns how many there were.
func replayAll(client *dozor.Client, vectors, out string) (int, error) {
	folders, err := os.ReadDir(vectors)
	if err != nil {
		return 0, err
	}
	all := 0
	known := methods(client)
	for _, folder := range folders {
		if !folder.IsDir() {
			continue
		}
		from := filepath.Join(vectors, folder.Name())
		call, ok := known[folder.Name()]
		if !ok {
			return all, fmt.Errorf("%s: no RPC has this name", from)
		}
		cases, err := replayFolder(call, from, filepath.Join(out, folder.Name()))
		all += cases
		if err != nil {
			return all, err
		}
	}
	return all, nil
}

func replayFolder(call method, from, into string) (int, error) {
	files, err := os.ReadDir(from)
	if err != nil {
		return 0, err
	}
	if err := os.MkdirAll(into, 0o755); err != nil {
		return 0, err
	}
	cases := 0
	for _, file := range files {
		name, isRequest := strings.CutSuffix(file.Name(), call.requestSuffix)
		if !isRequest {
			continue
		}
		if err := replay(call, filepath.Join(from, file.Name()), filepath.Join(into, name)); err != nil {
			return cases, err
		}
		cases++
	}
	return cases, nil
}

func main() {
	server := flag.String("server", "", "`HOST:PORT` of the server")
	vectors := flag.String("vectors", "", "`DIR` of the requests")
	out := flag.String("out", "", "`DIR` for the answers")
	flag.Parse()
	if *server == "" || *vectors == "" || *out == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	client, err := dozor.New(*server)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	defer client.Close()
	cases, err := replayAll(client, *vectors, *out)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Printf("replayed %d cases\n", cases)
}
