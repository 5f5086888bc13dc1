import { isIP } from 'node:net';
import { isClosedAddress } from '../outbound.ts';
import { isLoopback } from '../oidc.ts';
import { StartRefusal } from '../start-refusal.ts';

export interface ModelConfig {
  /** Before `/chat/completions`, without a slash at its end. */
  readonly base: string;
  readonly key: string;
  readonly model: string;
}

/** For OpenAI's own address. Every other one names its models itself. */
export const DEFAULT_MODEL = 'gpt-4.1-mini';

const OWN_NAME = /^[^.]+$|\.(local|internal|lan|home\.arpa)$/;

/** By its name: a model on this machine, beside it in a container, or elsewhere in the operator's network. */
function isInOwnNetwork(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return isLoopback(address) || (isIP(host) === 0 ? OWN_NAME.test(host) : isClosedAddress(host));
}

interface ModelSettings {
  readonly AI_API_BASE?: string | undefined;
  readonly AI_API_KEY?: string | undefined;
  readonly AI_MODEL?: string | undefined;
}

/** An address and a key make a model; one without the other is a mistake. */
export function readModel({
  AI_API_BASE: address,
  AI_API_KEY: key,
  AI_MODEL: model,
}: ModelSettings): ModelConfig | null {
  if (address === undefined || key === undefined) {
    if (address !== key) throw new StartRefusal('Set AI_API_BASE and AI_API_KEY together, or neither.');
    if (model !== undefined) throw new StartRefusal('AI_MODEL needs AI_API_BASE and AI_API_KEY.');
    return null;
  }
  const { protocol, username, password, search, hash } = new URL(address);
  if ([username, password, search, hash].some((part) => part !== ''))
    throw new StartRefusal(
      'The environment variable AI_API_BASE is not usable: it must be an address without a name, a password, a query or a fragment.',
    );
  // Messages and the key would be readable on the way.
  if (protocol === 'http:' && !isInOwnNetwork(address))
    throw new StartRefusal(
      'The environment variable AI_API_BASE is not usable: it must be an https address, or one in your own network.',
    );
  return { base: address.replace(/\/+$/, ''), key, model: model ?? DEFAULT_MODEL };
}
