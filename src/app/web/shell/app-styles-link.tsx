import { appStyles } from './app-styles.ts';

/** On a public page: what signed-in parts on it look like. React waits for it before it shows them. */
export function AppStyles() {
  const [style] = appStyles();
  return style !== undefined && 'href' in style && style.href !== undefined ? <link rel="stylesheet" href={style.href} precedence="default" /> : null;
}
