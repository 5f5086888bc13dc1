/** The few cookies we have are read here and nowhere else. A name is one of ours, a value base64url. */
export function cookieIn(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key = '', value = ''] = part.split('=', 2).map((part) => part.trim());
    if (key === name && /^[\w-]{1,100}$/.test(value)) return value;
  }
  return null;
}

export function cookieText(name: string, value: string, maxAgeSeconds: number, appUrl: string): string {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/api; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}
