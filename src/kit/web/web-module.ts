import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { DashboardName } from '../dashboard.ts';
import type { Side } from '../sides.ts';
import type { StaffRole } from '../staff.ts';

/** Loaded where it is shown: the navigation of every screen lists modules, and must stay small. */
export type Later = () => Promise<ComponentType>;

/** A link beside every signed-in screen. Its section, and its place in that, are the screen's on the map. */
export interface NavigationItem {
  /** Its name on the map; the map's title is its label unless there is another. */
  readonly screen: string;
  readonly label?: string;
  /** For the fifth of a phone's width that an item has on the bottom bar. */
  readonly short?: string;
  readonly icon: LucideIcon;
  /** On the phone's bottom bar too, which holds four and the menu. */
  readonly isPrimary?: boolean;
  /** How much waits there. Draws nothing where nothing does. */
  readonly Count?: ComponentType;
}

/**
 * A part of the settings, which has the anchors that it names. An anchor leads to it from every place of the settings.
 */
export interface SettingsPart {
  /** The place it is on, by its name on the map. */
  readonly screen: string;
  readonly anchors: readonly (readonly [id: string, title: string])[];
  /** Among the parts of that place, the smallest first. */
  readonly place: number;
  /** Left out by a place that is a screen of its own domain. */
  readonly load?: Later;
}

/** On the home of staff, for those whose work it is. */
export interface StaffPanel {
  readonly staff: readonly StaffRole[];
  readonly place: number;
  readonly load: Later;
}

/** On a person's page, for the staff whose work it is. */
export interface PersonPanel {
  readonly staff: readonly StaffRole[];
  /** Among the panels of that page, the smallest first. */
  readonly place: number;
  readonly load: () => Promise<ComponentType<{ readonly id: string }>>;
}

/** One figure of the strip on top of a dashboard, with what puts it in context, or the one thing to do about it. */
export interface DashboardFigure {
  readonly label: string;
  readonly value: ReactNode;
  readonly context?: ReactNode;
  readonly link?: { readonly href: string; readonly label: string };
}

type Part<Props> = (props: Props) => ReactNode;

export interface TurnCard<Turn = never> {
  /** One that is loaded later has a skeleton in its place until then. */
  readonly Card: Part<{ readonly turn: Turn }>;
  /** What it is about, such as an order's number: a card never becomes that of another thing while someone is on it. */
  readonly about: (turn: Turn) => string;
}

/**
 * What a domain shows on one dashboard. `Home` has the fields that it and the domains before it put there; undefined
 * while it loads.
 */
export interface DashboardView<Home = never, Turn = never> {
  readonly figures?: Readonly<Record<string, (home: Home | undefined) => DashboardFigure>>;
  readonly panels?: Readonly<Record<string, Part<{ readonly home: Home | undefined }>>>;
  /** The card of what waits for the reader, by `kind`; an item of a list. */
  readonly turns?: Readonly<Record<string, TurnCard<Turn>>>;
}

/**
 * What the screens that belong to all domains show of this one. Each domain with something to show exports one from
 * `web/module.ts`; `app/web/modules.ts` lists them. Screens themselves, their titles and what they stand under are on
 * the map.
 */
export interface WebModule {
  readonly name: string;
  /** Of one side: someone who does both switches between the two. Only built screens are named. */
  readonly navigation?: (side: Side) => readonly NavigationItem[];
  /** Beside a screen of staff in their navigation: how much waits there. Draws nothing where nothing does. */
  readonly waiting?: Readonly<Record<string, Later>>;
  readonly staffPanels?: readonly StaffPanel[];
  /** What staff see here of one person: their orders, their money. */
  readonly personPanels?: readonly PersonPanel[];
  readonly settings?: readonly SettingsPart[];
  /** Where a name stands is said in `app/web/dashboard-places.ts`; one that is not there comes last. */
  readonly dashboards?: Readonly<Partial<Record<DashboardName, () => Promise<DashboardView>>>>;
}
