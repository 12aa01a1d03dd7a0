import { addTexts } from './texts.ts';

// Texts of what stands behind the sign-in. Loaded with its routes, so that no page behind a link carries their names.
addTexts({
  en: {
    agencyPages: async () => (await import('./en/agencyPages.ts')).agencyPages,
    licensing: async () => (await import('./en/licensing.ts')).licensing,
    choosing: async () => (await import('./en/choosing.ts')).choosing,
    finder: async () => (await import('./en/finder.ts')).finder,
    sharing: async () => (await import('./en/sharing.ts')).sharing,
    competing: async () => (await import('./en/competing.ts')).competing,
    ordering: async () => (await import('./en/ordering.ts')).ordering,
    sessions: async () => (await import('./en/sessions.ts')).sessions,
    ledger: async () => (await import('./en/ledger.ts')).ledger,
    lists: async () => (await import('./en/lists.ts')).lists,
    work: async () => (await import('./en/work.ts')).work,
    audit: async () => (await import('./en/audit.ts')).audit,
    voiceData: async () => (await import('./en/voiceData.ts')).voiceData,
    booking: async () => (await import('./en/booking.ts')).booking,
  },
  es: {
    agencyPages: async () => (await import('./es/agencyPages.ts')).agencyPages,
    licensing: async () => (await import('./es/licensing.ts')).licensing,
    choosing: async () => (await import('./es/choosing.ts')).choosing,
    finder: async () => (await import('./es/finder.ts')).finder,
    sharing: async () => (await import('./es/sharing.ts')).sharing,
    competing: async () => (await import('./es/competing.ts')).competing,
    ordering: async () => (await import('./es/ordering.ts')).ordering,
    sessions: async () => (await import('./es/sessions.ts')).sessions,
    ledger: async () => (await import('./es/ledger.ts')).ledger,
    lists: async () => (await import('./es/lists.ts')).lists,
    work: async () => (await import('./es/work.ts')).work,
    audit: async () => (await import('./es/audit.ts')).audit,
    voiceData: async () => (await import('./es/voiceData.ts')).voiceData,
    booking: async () => (await import('./es/booking.ts')).booking,
  },
});
