/**
 * One declaration of a call gives the server's route, validation, access check and limit, the OpenAPI page, and the
 * browser's typed client. Contracts are tables of these; leaving out `access`, `errors` or `limit` does not compile.
 */
import type * as z from 'zod/mini';
import type { Access } from './actor.ts';
import type { FailureCode } from './errors.ts';
import type { LimitName } from './limits.ts';
import type { StaffRole } from './staff.ts';

type Shape = z.core.$ZodType;

interface Common {
  /** `/api/orders/:orderNumber`; a `:name` must appear in `params`. */
  readonly path: `/api/${string}`;
  /** One sentence for the API page. */
  readonly summary: string;
  readonly access: Access;
  /** Staff roles that may make this operator call, besides the owner. Without it, only an owner may (ADM-1). */
  readonly staff?: readonly StaffRole[];
  readonly params?: Shape;
  readonly query?: Shape;
  /** Shape of the envelope's `data` on success; use `z.null()` when there is none. */
  readonly data: Shape;
  /** Codes this call answers with beyond the ones any call may give (shape, sign-in, limits, internal). */
  readonly errors: readonly FailureCode[];
  readonly limit: LimitName;
  /**
   * Only for someone who proved within the last minutes that it is them (AUT-6); see `confirmIdentity` of accounts.
   * Where they have a second factor, by that factor (AUT-12). `with-factor`: asked only of those who have one, because
   * the call itself carries the password.
   */
  readonly fresh?: true | 'with-factor';
  /** Stays open to someone whose account is about to be deleted: all else waits until they undo it. */
  readonly whileClosing?: true;
}

export interface QueryEndpoint extends Common {
  readonly kind: 'query';
  readonly method: 'GET';
}

export interface CommandEndpoint extends Common {
  readonly kind: 'command';
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: Shape;
  /**
   * 'key': the caller must send an Idempotency-Key; the first answer is kept and given again (ID-1 to ID-3).
   * 'natural': repeating the call is harmless on its own (the seed's nine calls, and sets of a value).
   */
  readonly repeat: 'key' | 'natural';
  /** One multipart file field instead of a JSON body; its bytes reach the handler as `file`. */
  readonly upload?: { readonly field: string; readonly maxBytes: number };
  /**
   * Changes the caller's role or standing: waits for their running commands and holds back new ones, so that none runs
   * on the old standing.
   */
  readonly changesStanding?: true;
  /** Success status, 200 unless something was created. */
  readonly status?: 200 | 201 | 202;
  /** The envelope's `message` on success, or how to make it from the data. */
  readonly said?: string | ((data: never) => string);
}

export type Endpoint = QueryEndpoint | CommandEndpoint;

export const query = <const E extends Omit<QueryEndpoint, 'kind' | 'method'>>(spec: E) =>
  ({ kind: 'query', method: 'GET', ...spec }) as const;

export const command = <const E extends Omit<CommandEndpoint, 'kind'>>(spec: E) =>
  ({ kind: 'command', ...spec }) as const;

type In<S> = S extends Shape ? z.input<S> : undefined;
type Out<S> = S extends Shape ? z.output<S> : undefined;
type Part<E, K extends string> = E extends { readonly [key in K]: infer S } ? S : undefined;

/** Keys whose value may be left out entirely are dropped, so `call(endpoint, {})` stays short. */
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller passes. */
export type CallInput<E extends Endpoint> = Given<{
  params: In<Part<E, 'params'>>;
  query: In<Part<E, 'query'>>;
  body: In<Part<E, 'body'>>;
}>;

/** What a handler gets, after validation. */
export interface Parsed<E extends Endpoint> {
  params: Out<Part<E, 'params'>>;
  query: Out<Part<E, 'query'>>;
  body: Out<Part<E, 'body'>>;
}

/** What a handler returns and a caller receives as `data`. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;

/** The envelope of every answer (E-7). */
export interface Envelope<Data = unknown> {
  success: boolean;
  message: string;
  data: Data | null;
  errors: Record<string, string[]>;
  code?: FailureCode;
  requestId?: string;
}
