import { createContext, useContext } from 'react';

export interface Place {
  /** BCP 47, such as "en-US" or "de-DE". */
  locale: string;
  /** IANA zone, such as "Europe/Berlin". */
  timeZone: string;
}

const PlaceContext = createContext<Place>({ locale: 'en-US', timeZone: 'UTC' });

/** The shell says once how this reader writes numbers and dates; server and browser must be given the same. */
export const PlaceProvider = PlaceContext.Provider;
export const usePlace = (): Place => useContext(PlaceContext);
