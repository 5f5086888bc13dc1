import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

/**
 * The provider's frame has neither our stylesheet nor our color space: each token is painted once and read back as RGB.
 */
function rgbOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const painted = getComputedStyle(probe).color;
  probe.remove();
  if (canvas === null) return painted;
  canvas.fillStyle = painted;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The card field as one of our own fields, in the theme the page has now. */
function appearance(): Appearance {
  const ring = rgbOf('focus');
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: rgbOf('primary'),
      colorBackground: rgbOf('surface'),
      colorText: rgbOf('ink'),
      colorTextSecondary: rgbOf('ink-2'),
      colorTextPlaceholder: rgbOf('ink-3'),
      colorDanger: rgbOf('danger'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '4px',
      borderRadius: '10px',
    },
    rules: {
      '.Input': { border: `1px solid ${rgbOf('line-strong')}`, boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${ring}`, boxShadow: `0 0 0 1px ${ring}` },
      '.Label': { fontWeight: '600', fontSize: '15px' },
    },
  };
}

/** Follows the theme: chosen on the page, or the system's. */
export function useCardAppearance(): Appearance {
  const [look, setLook] = useState(appearance);
  useEffect(() => {
    const again = (): void => setLook(appearance());
    const watch = new MutationObserver(again);
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', again);
    return () => {
      watch.disconnect();
      system.removeEventListener('change', again);
    };
  }, []);
  return look;
}
