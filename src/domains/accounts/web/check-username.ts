import { call, serverWords } from '#kit/web/api-client.ts';
import { checkUsername } from '../contract.ts';
import { usernameFailureText } from '../session-rules.ts';

export interface UsernameVerdict {
  readonly username: string;
  readonly available: boolean;
  readonly message: string;
  readonly suggestions: readonly string[];
}

/** Whether a name is free, in words; null when the answer is no longer needed. */
export async function judgeUsername(username: string, signal: AbortSignal): Promise<UsernameVerdict | null> {
  try {
    const answer = await call(checkUsername, { body: { username } }, { signal });
    return { ...answer, message: answer.available ? `${answer.username} is available.` : answer.message };
  } catch (failure) {
    if ((failure as Error).name === 'AbortError') return null;
    return { username, available: false, message: usernameFailureText(serverWords(failure)), suggestions: [] };
  }
}
