import type { Locale } from '@domain/messages/locale.ts';

/** The links of samples. */
export const HREF = 'https://app.example/page?token=a.b-c&x=1';
export const SCRIPT_HREF = `${HREF}&view=script`;
export const FURTHER_HREF = `${HREF}&further=1`;
export const STOP_HREF = `${HREF}&stop=1`;
export const STOP_LINKS = { page: STOP_HREF, oneClick: `${STOP_HREF}&one=click` };

/** What people typed, in a sample. */
export interface SampleWords {
  readonly person: string;
  readonly email: string;
  readonly agency: string;
  readonly company: string;
  readonly project: string;
  readonly character: string;
  readonly direction: string;
  readonly style: string;
  readonly brief: string;
  readonly script: string;
  readonly subject: string;
  readonly message: string;
  readonly demo: string;
  readonly reason: string;
}

export const MOMENT: Readonly<Record<Locale, string>> = {
  en: 'Friday, 4 December 2026, 18:00 (Madrid time)',
  es: 'viernes, 4 de diciembre de 2026, 18:00 (hora de Madrid)',
};
export const DAY: Readonly<Record<Locale, string>> = { en: 'December 4, 2026', es: '4 de diciembre de 2026' };
export const LANGUAGE: Readonly<Record<Locale, string>> = { en: 'English', es: 'inglés' };

export const makeRole = ({ person, agency, project, character }: SampleWords, locale: Locale) => ({
  talentName: person,
  agencyName: agency,
  projectName: project,
  character,
  languageName: LANGUAGE[locale],
});
