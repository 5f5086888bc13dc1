import { failures, type Failure, type FieldErrors } from '../../errors.ts';
import { inputLimits } from '../../limits.ts';
import type { Envelope } from '../../endpoint.ts';

/** Success as text: `success, message, data, errors` in that order (E-7). */
export function successText(data: unknown, message: string): string {
  const body = JSON.stringify(data ?? null);
  return `{"success":true,"message":${JSON.stringify(message)},"data":${body},"errors":{}}`;
}

/** Whatever a handler throws: an answer never grows with what was sent (E-6). */
function boundedFields(fields: FieldErrors): FieldErrors {
  const { answeredFields, answeredFieldNameLength, answeredMessagesPerField, answeredMessageLength } = inputLimits;
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, answeredFields)
      .map(([field, messages]) => [
        field.slice(0, answeredFieldNameLength),
        messages.slice(0, answeredMessagesPerField).map((message) => message.slice(0, answeredMessageLength)),
      ]),
  );
}

export function failureBody(failure: Failure, requestId: string): Envelope {
  return {
    success: false,
    message: failure.message || failures[failure.code].message,
    data: failure.data,
    errors: boundedFields(failure.fields ?? {}),
    code: failure.code,
    requestId,
  };
}
