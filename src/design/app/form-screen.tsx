import type { ReactNode } from 'react';
import { Panel } from '../public/panel.tsx';
import { ScreenHeader, type ScreenHeaderProps } from './screen-header.tsx';

/**
 * A screen that is one form, and can be a part of another screen: the parts of the settings have their own addresses.
 */
export const FormScreen = ({ children, ...header }: ScreenHeaderProps & { children: ReactNode }) => (
  <>
    <ScreenHeader {...header} />
    <Panel className="max-w-form">{children}</Panel>
  </>
);
