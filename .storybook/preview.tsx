import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import './gallery.css';

const preview: Preview = {
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true } },
    direction: { description: 'Direction', toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'system', direction: 'ltr' },
  parameters: { layout: 'fullscreen', controls: { disable: true }, backgrounds: { disable: true } },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = String(globals['theme']);
      const direction = String(parameters['direction'] ?? globals['direction']);
      useEffect(() => {
        if (theme === 'system') delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
        document.documentElement.dir = direction;
      }, [theme, direction]);
      return (
        <div className={parameters['bare'] ? '' : 'p-4 sm:p-6'}>
          <Story />
        </div>
      );
    },
  ],
};
export default preview;
