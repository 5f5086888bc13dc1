/**
 * For tests: a server that speaks OpenAI's chat completions. It takes what the published description of the API takes
 * (developers.openai.com, POST /chat/completions), refuses all else as the real one does, and can fail like it.
 */
import * as z from 'zod/mini';
import { startSimulator, type Simulator, type SimulatorAnswer } from '../payments/simulators/simulator.ts';

export const MODEL_KEY = 'sk-simulator-0123456789';

const text = z.string().check(z.minLength(1));
const message = z.strictObject({
  role: z.enum(['developer', 'system', 'user', 'assistant']),
  content: text,
  name: z.optional(text),
});
/** Of the published fields those that an answer in text has use for; each other one is unknown. */
const request = z.strictObject({
  model: text,
  messages: z.array(message).check(z.minLength(1)),
  max_completion_tokens: z.nullish(z.int().check(z.minimum(1))),
  n: z.nullish(z.int().check(z.minimum(1), z.maximum(128))),
  stop: z.nullish(z.union([text, z.array(text).check(z.maxLength(4))])),
  store: z.nullish(z.boolean()),
  stream: z.nullish(z.literal(false)),
  temperature: z.nullish(z.number().check(z.minimum(0), z.maximum(2))),
  top_p: z.nullish(z.number().check(z.minimum(0), z.maximum(1))),
});
export type ModelRequest = z.output<typeof request>;

/**
 * A number is the status that is answered; `long` is a prompt above the model's window, `length` and `content_filter`
 * end an answer early.
 */
export type ModelFault =
  | 401
  | 404
  | 429
  | 500
  | 503
  | 'quota'
  | 'long'
  | 'malformed'
  | 'empty'
  | 'silent_text'
  | 'length'
  | 'content_filter'
  | 'refusal';

export interface ModelSimulator extends Simulator {
  /** For AI_API_BASE. */
  readonly base: string;
  /** The requests it took. */
  readonly requests: ModelRequest[];
  /** Until another is set. */
  fault: ModelFault | null;
  /** What it answers. */
  says: (request: ModelRequest) => string;
}

const PATH = '/v1/chat/completions';
const SECONDS_TO_WAIT = 20;

const refused = (status: number, type: string, code: string | null, errorMessage: string): SimulatorAnswer => ({
  status,
  body: { error: { message: errorMessage, type, param: null, code } },
  ...(status === 429 ? { headers: { 'retry-after': String(SECONDS_TO_WAIT) } } : {}),
});

function failed(fault: ModelFault | null): SimulatorAnswer | null {
  if (fault === 401)
    return refused(401, 'invalid_request_error', 'invalid_api_key', `Incorrect API key provided: ${MODEL_KEY}.`);
  if (fault === 404)
    return refused(
      404,
      'invalid_request_error',
      'model_not_found',
      'The model does not exist or you do not have access to it.',
    );
  if (fault === 429)
    return refused(429, 'requests', 'rate_limit_exceeded', 'Rate limit reached. Please try again in 20s.');
  if (fault === 'quota')
    return refused(429, 'insufficient_quota', 'insufficient_quota', 'You exceeded your current quota.');
  if (fault === 'long')
    return refused(400, 'invalid_request_error', 'context_length_exceeded', 'This model has a smaller context.');
  if (fault === 500 || fault === 503)
    return refused(fault, 'server_error', null, 'The server had an error while processing your request.');
  if (fault === 'malformed') return { status: 200, body: '{"id":"chatcmpl-1","choices":[{"mess' };
  return null;
}

function completed({ model, messages }: ModelRequest, reply: string, fault: ModelFault | null): SimulatorAnswer {
  const isEmpty = fault === 'silent_text' || fault === 'refusal' || fault === 'content_filter';
  const answer = {
    index: 0,
    message: {
      role: 'assistant',
      content: isEmpty ? null : reply,
      refusal: fault === 'refusal' ? 'I can’t help with that.' : null,
      annotations: [],
    },
    logprobs: null,
    finish_reason: fault === 'length' || fault === 'content_filter' ? fault : 'stop',
  };
  const [prompt, completion] = [messages.reduce((sum, { content }) => sum + content.length, 0), reply.length];
  return {
    status: 200,
    body: {
      id: 'chatcmpl-simulated',
      object: 'chat.completion',
      created: 1_795_000_000,
      model,
      choices: fault === 'empty' ? [] : [answer],
      usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
      service_tier: 'default',
      system_fingerprint: 'fp_simulated',
    },
  };
}

export async function modelSimulator(): Promise<ModelSimulator> {
  const requests: ModelRequest[] = [];
  const simulator = await startSimulator(({ method, path, headers, body }, complain) => {
    const complaint = (status: number, code: string, what: string): SimulatorAnswer => {
      complain(what);
      return refused(status, 'invalid_request_error', code, what);
    };
    if (method !== 'POST' || path !== PATH) return complaint(404, 'unknown_url', `Invalid URL (${method} ${path})`);
    if (headers.authorization !== `Bearer ${MODEL_KEY}`)
      return complaint(401, 'invalid_api_key', 'Incorrect API key provided.');
    if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
      return complaint(415, 'unsupported_media', 'The body is not JSON.');
    const parsed = z.safeParse(request, jsonOf(body));
    if (!parsed.success) return complaint(400, 'invalid_value', z.prettifyError(parsed.error));
    requests.push(parsed.data);
    return failed(own.fault) ?? completed(parsed.data, own.says(parsed.data), own.fault);
  });
  const own: ModelSimulator = {
    ...simulator,
    base: `${simulator.url}/v1`,
    requests,
    fault: null,
    says: () => 'An answer of the simulator.',
  };
  return own;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
