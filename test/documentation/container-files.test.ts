import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { SETTING_NAMES } from "#app/config.ts";
import { buildProgram } from "#app/program.ts";
import { testCommandContext } from "#test/command-lines.ts";
import { type KubernetesObject, renderChart } from "./helm-chart.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const CHART = path.join(ROOT, "deploy/helm");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
/** Seconds that a process takes at most to end what it has begun. */
const LONGEST_STOP_S = 28;

async function commandNames(): Promise<string[]> {
  const program = await buildProgram(testCommandContext([]), () => true);
  return program.commands.map((command) => command.name());
}

interface Service {
  image: string;
  command?: string[];
  environment: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period: string;
  volumes: string[];
}

interface Container {
  args: string[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  securityContext: object;
  livenessProbe: { httpGet: { path: string } };
  readinessProbe?: { httpGet: { path: string }; periodSeconds: number };
  resources: { limits: { memory: string } };
  volumeMounts: { name: string; mountPath: string }[];
}

interface Pod {
  terminationGracePeriodSeconds: number;
  containers: [Container];
  volumes: { name: string }[];
}

const podOf = (object: KubernetesObject) => (object["spec"] as { template: { spec: Pod } }).template.spec;

test("the image copies what is there, runs without rights, and knows its settings", async () => {
  const file = read("deploy/container/Containerfile");
  const copied = [...file.matchAll(/^COPY --from=build (.+) (\S+)$/gm)].flatMap(([, from = ""]) =>
    from.split(" ").filter((each) => each.startsWith("/app/")),
  );
  expect(copied.length).toBeGreaterThan(10);
  const made = new Set(["node_modules", "build"]);
  for (const each of copied) {
    const name = each.slice("/app/".length);
    expect(made.has(name) || existsSync(path.join(ROOT, name)), each).toBe(true);
  }
  expect(file).toMatch(/^USER 10001:10001$/m);
  const set = [...file.matchAll(/\b([A-Z_]+)=/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !name.endsWith("_IMAGE"));
  expect(set).toContain("DATA_DIR");
  for (const name of set) expect(SETTING_NAMES).toContain(name);
  expect(await commandNames()).toContain(/^CMD \["(\w+)"\]$/m.exec(file)?.[1]);
});

test("the image holds every folder that the server's code imports from", () => {
  const file = read("deploy/container/Containerfile");
  const { imports } = JSON.parse(read("package.json")) as { imports: Record<string, string> };
  const folders = [...new Set(Object.values(imports).map((target) => target.split("/")[1]!))];
  const missing = folders.filter((folder) => !file.includes(`\nCOPY --from=build /app/${folder} ${folder}\n`));
  expect(missing).toEqual(["test"]);
});

test("the compose file runs commands that exist, with few rights and time to stop", async () => {
  const { services, volumes, networks } = parse(read("deploy/container/compose.yml"), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
    networks: { afield: { ipam: { config: [{ gateway: string }] } } };
  };
  expect(Object.keys(services)).toEqual(["site", "worker", "database"]);
  const commands = await commandNames();
  for (const name of ["site", "worker"]) {
    const service = services[name]!;
    expect(commands).toContain(service.command?.[0]);
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(LONGEST_STOP_S);
    for (const setting of Object.keys(service.environment)) expect(SETTING_NAMES).toContain(setting);
    for (const volume of service.volumes) expect(Object.keys(volumes)).toContain(volume.split(":")[0]);
  }
  expect(read("deploy/container/compose.yml")).toContain(`(${networks.afield.ipam.config[0].gateway})`);
});

test("the chart's deployments run commands that exist, with few rights, probes and time to stop", async () => {
  const objects = renderChart(CHART, "jobs");
  expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
    "ConfigMap",
    "Deployment",
    "Deployment",
    "PodDisruptionBudget",
    "Service",
  ]);
  const settings = objects.find(({ kind }) => kind === "ConfigMap") as KubernetesObject & {
    data: Record<string, string>;
  };
  for (const [name, value] of Object.entries(settings.data)) {
    expect(SETTING_NAMES).toContain(name);
    expect(typeof value).toBe("string");
  }
  expect(settings.data["DATASET"]).toBe("off");
  const commands = await commandNames();
  for (const deployment of objects.filter(({ kind }) => kind === "Deployment")) {
    const pod = podOf(deployment);
    const [container] = pod.containers;
    expect(commands).toContain(container.args[0]);
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    expect(container.envFrom[0]?.configMapRef?.name).toBe(settings.metadata.name);
    expect(container.livenessProbe.httpGet.path).toBe("/livez");
    expect(container.resources.limits.memory).toMatch(/^\d+[MG]i$/);
    const delay = Number(settings.data["STOP_DELAY_SECONDS"]);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(LONGEST_STOP_S + delay);
    if (container.readinessProbe) expect(delay).toBeGreaterThanOrEqual(2 * container.readinessProbe.periodSeconds);
    const mounted = container.volumeMounts.map(({ name }) => name);
    expect(pod.volumes.map(({ name }) => name).toSorted()).toEqual(mounted.toSorted());
  }
});

test("the chart's switches add the ingress and the shared folder", () => {
  const ingress = { enabled: true, className: "nginx", host: "jobs.example.org", tlsSecret: "tls" };
  const objects = renderChart(CHART, "jobs", { ingress, sharedClaim: "files" });
  expect(objects.map(({ kind }) => kind)).toContain("Ingress");
  const settings = objects.find(({ kind }) => kind === "ConfigMap") as KubernetesObject & { data: object };
  expect(settings.data).not.toHaveProperty("DATASET");
  const worker = podOf(objects.find(({ metadata }) => metadata.name === "jobs-worker")!);
  expect(worker.containers[0].volumeMounts.map(({ mountPath }) => mountPath)).toEqual([
    "/data",
    "/tmp",
    "/data/dataset",
    "/data/archive",
  ]);
});
