import type { LinksFunction } from 'react-router';
import appCss from '#design/app.css?url';

/** The signed-in part's own stylesheet, loaded with its layouts. */
export const appStyles: LinksFunction = () => [{ rel: 'stylesheet', href: appCss }];
