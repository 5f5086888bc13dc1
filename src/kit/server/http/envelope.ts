import { failures, type Failure } from '../../errors.ts';
import type { Envelope } from '../../endpoint.ts';
import { PreparedJson } from './prepared-json.ts';

/** Success as text: `success, message, data, errors` in that order (E-7). */
export function successText(data: unknown, message: string): string {
  const body = data instanceof PreparedJson ? data.text : JSON.stringify(data ?? null);
  return `{"success":true,"message":${JSON.stringify(message)},"data":${body},"errors":{}}`;
}

export function failureBody(failure: Failure, requestId: string): Envelope {
  return {
    success: false,
    message: failure.message || failures[failure.code].message,
    data: failure.data,
    errors: failure.fields ?? {},
    code: failure.code,
    requestId,
  };
}
