import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';
import { signLink } from '../../links.ts';
import { INVITATION_FOOTNOTE } from './footnote.ts';

interface Params {
  readonly name: string;
  readonly agencyName: string;
  readonly inviteId: string;
  readonly version: number;
}

const lifetime = LINK_LIFETIMES.invitation.words;

/** To an account's owner, invited into an agency's team. */
export const teamInviteMail = defineMail({
  kind: 'team-invite',
  load: async ({ name, agencyName, inviteId, version }: Params) => {
    const token = await signLink(
      { kind: 'team-invite', subject: inviteId, version },
      LINK_LIFETIMES.invitation,
    );
    return { content: { name, agencyName }, href: addresses.joinTeam.href(token) };
  },
  texts: {
    en: ({ name, agencyName }, href) => ({
      subject: `${agencyName} has invited you to join its team`,
      paragraphs: [
        `Hello ${name},`,
        `${agencyName} would like you to join its team with the account you already have. Nothing changes for your other work. The link works once, within the next ${lifetime.en}.`,
      ],
      action: { label: 'See the invitation', href },
      footnote: INVITATION_FOOTNOTE.en,
    }),
    es: ({ name, agencyName }, href) => ({
      subject: `${agencyName} te ha invitado a su equipo`,
      paragraphs: [
        `Hola, ${name}:`,
        `A ${agencyName} le gustaría que trabajaras en su equipo con la cuenta que ya tienes. Lo que haces para otros sigue igual. El enlace sirve una sola vez y caduca en ${lifetime.es}.`,
      ],
      action: { label: 'Ver la invitación', href },
      footnote: INVITATION_FOOTNOTE.es,
    }),
  },
  sample: ({ person, agency }) => ({ name: person, agencyName: agency }),
});
