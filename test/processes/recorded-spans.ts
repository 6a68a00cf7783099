import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context,
  context,
  type ContextManager,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  type SpanStatus,
  trace,
  type Tracer,
} from "@opentelemetry/api";

/** A span as an SDK would have exported it. */
export interface RecordedSpan {
  name: string;
  /** The name of the span within which it began. */
  parent: string | null;
  attributes: Attributes;
  status: SpanStatus | null;
}

/** Loads what stands where an operator's OpenTelemetry SDK does, for the whole process. Returns the spans that have ended, in that order. */
export function recordSpans(): RecordedSpan[] {
  const ended: RecordedSpan[] = [];
  const names = new WeakMap<Span, string>();
  const contexts = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => contexts.getStore() ?? ROOT_CONTEXT,
    with: (inner, work, thisArg, ...args) => contexts.run(inner, () => work.call(thisArg as never, ...args)),
    bind: (inner, target) =>
      typeof target === "function"
        ? (((...args: unknown[]) =>
            contexts.run(inner, () => (target as (...all: unknown[]) => unknown)(...args))) as typeof target)
        : target,
    enable: () => manager,
    disable: () => manager,
  };
  const startSpan = (name: string, { attributes = {} }: SpanOptions = {}, within = context.active()): Span => {
    const around = trace.getSpan(within);
    const parent = around === undefined ? null : (names.get(around) ?? null);
    const recorded: RecordedSpan = { name, parent, attributes: { ...attributes }, status: null };
    const span = {
      setAttribute: (key: string, value: string) => void (recorded.attributes[key] = value),
      setAttributes: (more: Attributes) => void Object.assign(recorded.attributes, more),
      setStatus: (status: SpanStatus) => void (recorded.status = status),
      end: () => void ended.push(recorded),
    } as unknown as Span;
    names.set(span, name);
    return span;
  };
  context.setGlobalContextManager(manager);
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan }) as unknown as Tracer });
  return ended;
}
