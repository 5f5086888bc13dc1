/** Codes of authenticator apps (RFC 6238), by otplib, loaded at first use. */

const PERIOD_SECONDS = 30;

export async function makeTotpSecret(): Promise<string> {
  return (await import('otplib')).generateSecret({ length: 20 });
}

/** The content of the QR code: any authenticator app can read it. */
export async function totpAddress(
  secret: string,
  account: { readonly issuer: string; readonly label: string },
): Promise<string> {
  return (await import('otplib')).generateURI({
    strategy: 'totp',
    secret,
    issuer: account.issuer,
    label: account.label,
  });
}

/**
 * The 30-second step a code belongs to, or null when it is wrong or not newer than `afterStep`: no code works twice.
 * One step either way is accepted, because the clocks of phones differ.
 */
export async function totpStep(secret: string, code: string, now: Date, afterStep: number): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const { verify } = await import('otplib');
  const result = await verify({
    strategy: 'totp',
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1_000),
    epochTolerance: PERIOD_SECONDS,
  });
  if (!result.valid || !('timeStep' in result)) return null;
  return result.timeStep > afterStep ? result.timeStep : null;
}
