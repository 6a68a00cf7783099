// The container's health check: is the site or the worker of this container alive? Exits with 1 if neither answers.
const ports = [process.env.PORT, process.env.WORKER_PORT].filter((port) => port !== undefined && port !== "");
const answers = await Promise.all(
  ports.map((port) =>
    fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(4000) }).then(
      (response) => response.ok,
      () => false,
    ),
  ),
);
process.exitCode = answers.includes(true) ? 0 : 1;
