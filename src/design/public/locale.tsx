import { createContext, useContext } from 'react';

export interface Place {
  /** BCP 47, such as "en-US" or "de-DE". */
  locale: string;
  /** IANA zone, such as "Europe/Berlin". */
  timeZone: string;
  /** As the document was made on the server, the same for everyone: whose clock it is, is not known yet. */
  isForEveryone?: boolean;
}

const PlaceContext = createContext<Place>({ locale: 'en-US', timeZone: 'UTC' });

/** The shell provides the reader's locale and zone once; server and browser must get the same. */
export const PlaceProvider = PlaceContext.Provider;
export const usePlace = (): Place => useContext(PlaceContext);
