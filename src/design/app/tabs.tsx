import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

export interface TabsProps {
  label: string;
  tabs: readonly { key: string; label: string; count?: number; content: ReactNode; disabled?: boolean }[];
  selected?: string | undefined;
  onSelect?: ((key: string) => void) | undefined;
}

/** Tabs inside a panel. Tabs that are pages are LinkTabs. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs {...(selected === undefined ? {} : { selectedKey: selected })} onSelectionChange={(key) => onSelect?.(String(key))}>
      <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {tabs.map((tab) => (
          <Tab key={tab.key} id={tab.key} isDisabled={tab.disabled ?? false} className="tab -mb-px shrink-0">
            {tab.label}
            {tab.count === undefined ? null : <span className="count">{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className="pt-4">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
