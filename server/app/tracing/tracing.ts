import {
  type Attributes,
  context,
  ProxyTracerProvider,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

/** What a span may say: names, counts and states that we chose, never what a person sent. */
export type TraceAttributes = Attributes;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;
export type TraceKind = keyof typeof KINDS;

export interface TraceOptions {
  kind?: TraceKind;
  attributes?: TraceAttributes;
}

const NOTHING = new ProxyTracerProvider().getDelegate();

/** Whether an operator has loaded an OpenTelemetry SDK. Without one nothing is recorded. */
export function isTracing(): boolean {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegate() !== NOTHING;
}

/** A piece of work that is being traced. */
export interface Traced {
  /** Runs `work` as a part of it. */
  within<T>(work: () => T): T;
  set(attributes: TraceAttributes): void;
  /** Ends it, as a failure if there is an error. */
  end(error?: unknown): void;
}

/** Begins a piece of work, within the one that is running. */
export function beginTrace(name: string, { kind = "internal", attributes = {} }: TraceOptions = {}): Traced {
  const span = trace.getTracer("afield").startSpan(name, { kind: KINDS[kind], attributes });
  const inside = trace.setSpan(context.active(), span);
  return {
    within: (work) => context.with(inside, work),
    set: (more) => void span.setAttributes(more),
    end: (error) => endSpan(span, error),
  };
}

/** Traces `work` from its start until its promise settles. */
export async function traced<T>(name: string, options: TraceOptions, work: (trace: Traced) => Promise<T>): Promise<T> {
  const begun = beginTrace(name, options);
  try {
    const result = await begun.within(() => work(begun));
    begun.end();
    return result;
  } catch (error) {
    begun.end(error);
    throw error;
  }
}

/** Returns `callback` so that what it does later belongs to the work that is running now. */
export function keptInTrace<F extends (...args: never[]) => unknown>(callback: F): F {
  return context.bind(context.active(), callback);
}

function endSpan(span: Span, error: unknown): void {
  if (error !== undefined) {
    // The message may quote what somebody sent; the kind of error can't.
    const type = error instanceof Error ? error.name : typeof error;
    span.setStatus({ code: SpanStatusCode.ERROR, message: type });
    span.setAttribute("error.type", type);
  }
  span.end();
}
