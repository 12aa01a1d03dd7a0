/** What a calendar of the web is given of an event. */
export interface LinkedEvent {
  readonly title: string;
  readonly details: string;
  /** Milliseconds since the epoch, both. */
  readonly from: number;
  readonly to: number;
}

/** Addresses that add an event where people keep their calendar, for when a file can't be saved. */
export interface EventLinks {
  readonly google: string;
  readonly outlook: string;
}

const iso = (moment: number): string => new Date(moment).toISOString();
/** `20261231T100000Z`. */
const compact = (moment: number): string => iso(moment).replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Links that add an event at Google and Outlook; moments in UTC, which both show by the reader's clock. */
export const eventLinks = ({ title, details, from, to }: LinkedEvent): EventLinks => {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(from)}/${compact(to)}`,
    details,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: iso(from),
    enddt: iso(to),
    body: details,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  };
};
