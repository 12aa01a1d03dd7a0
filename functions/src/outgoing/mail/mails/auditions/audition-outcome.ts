import type { FinalOutcome } from '@domain/auditions/outcomes.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { readEntry } from '../../../../work/collections/audition-entries.ts';
import { readCasting } from '../../../../work/collections/castings.ts';
import { readCharacter } from '../../../../work/collections/characters.ts';
import { findShownTalents } from '../../../../work/collections/public-talents.ts';
import { getLanguageName } from '../../../../work/text/language-name.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { makeRole } from '../../samples.ts';

interface Params {
  readonly talentName: string;
  readonly entryId: string;
  readonly outcome: FinalOutcome;
}

interface Content {
  readonly talentName: string;
  readonly agencyName: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  readonly outcome: FinalOutcome;
}

interface Words {
  readonly subject: (mail: Content) => string;
  readonly hello: (mail: Content) => string;
  readonly view: Readonly<Record<FinalOutcome, (role: string, mail: Content) => string>>;
  readonly role: (mail: Content) => string;
  readonly action: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: ({ outcome, projectName, character }) =>
      outcome === 'chosen'
        ? `You’ve been chosen: ${projectName}, ${character}`
        : `Your audition: ${projectName}, ${character}`,
    hello: ({ talentName }) => `Hello ${talentName},`,
    role: ({ character, projectName, languageName }) => `“${character}” in ${projectName} (${languageName})`,
    view: {
      chosen: (role, { agencyName }) =>
        `Good news: your voice has been chosen for ${role}. ${agencyName} will write to you about when to record.`,
      shortlisted: (role) =>
        `Your take for ${role} was approved: it’s among those the client liked best. You haven’t been booked for it so far. Thank you for the work you put into it.`,
      notChosen: (role) =>
        `Thank you for your audition for ${role}. This time it won’t be your voice. It says nothing about the next one, and we were glad to hear you.`,
      closed: (role) =>
        `The casting for ${role} has been closed, so there’s nothing left for you to send. Thank you for your time.`,
    },
    action: 'See your auditions',
  },
  es: {
    subject: ({ outcome, projectName, character }) =>
      outcome === 'chosen'
        ? `Te han elegido: ${projectName}, ${character}`
        : `Tu audición: ${projectName}, ${character}`,
    hello: ({ talentName }) => `Hola, ${talentName}:`,
    role: ({ character, projectName, languageName }) => `«${character}» de ${projectName} (${languageName})`,
    view: {
      chosen: (role, { agencyName }) =>
        `Buenas noticias: han elegido tu voz para ${role}. ${agencyName} te escribirá para acordar cuándo grabar.`,
      shortlisted: (role) =>
        `Tu toma para ${role} fue aprobada: está entre las que más gustaron. De momento no tienes reserva para este papel. Gracias por el trabajo que le dedicaste.`,
      notChosen: (role) =>
        `Gracias por tu audición para ${role}. Esta vez no será tu voz. No dice nada de la próxima, y nos alegró escucharte.`,
      closed: (role) =>
        `El casting para ${role} se ha cerrado, así que ya no hace falta que envíes nada. Gracias por tu tiempo.`,
    },
    action: 'Ver mis audiciones',
  },
};

const write =
  (words: Words): Write<Content> =>
  (content, href) => ({
    subject: words.subject(content),
    paragraphs: [words.hello(content), words.view[content.outcome](words.role(content), content)],
    action: { label: words.action, href },
  });

/** To a talent: their audition's outcome; never names others. Not sent when the audition is deleted or the agency has blocked the talent since. */
export const auditionOutcomeMail = defineMail({
  kind: 'audition-outcome',
  noticeKind: 'auditions',
  load: async ({ entryId, ...params }: Params, { agencyName, locale }) => {
    const entry = await readEntry(entryId);
    if (!entry) throw new NoLongerNeeded();

    const [casting, voice, shown] = await Promise.all([
      readCasting(entry.castingId),
      readCharacter(entry.voiceId),
      findShownTalents(entry.agencyId, [entry.talentId]),
    ]);
    if (!casting || !shown.has(entry.talentId)) throw new NoLongerNeeded();

    return {
      content: {
        ...params,
        agencyName,
        projectName: casting.project.name,
        character: voice?.name ?? '',
        languageName: await getLanguageName(casting.language, locale),
      },
      href: addresses.ownAuditions.href(),
    };
  },
  texts: { en: write(WORDS.en), es: write(WORDS.es) },
  sample: (typed, locale) => ({ ...makeRole(typed, locale), outcome: 'notChosen' }),
});
