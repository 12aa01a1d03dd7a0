import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';
import { INVITATION_FOOTNOTE } from './footnote.ts';

interface Params {
  readonly name: string;
  readonly agencyName: string;
  readonly agencySlug: string;
  readonly inviteId: string;
}

/** To a voice that an agency wants on its roster. */
export const talentInviteMail = defineMail({
  kind: 'talent-invite',
  load: ({ name, agencyName, agencySlug, inviteId }: Params, { hasAccount }) => {
    // The recipient may register between two attempts to send.
    const path = hasAccount
      ? addresses.invitation.href(inviteId)
      : addresses.newTalent.href(agencySlug, inviteId);
    return { content: { name, agencyName }, href: path };
  },
  isInvitation: true,
  texts: {
    en: ({ name, agencyName }, href) => ({
      subject: `${agencyName} has invited you to its roster`,
      paragraphs: [
        `Hello ${name},`,
        `${agencyName} would like to add your voice to its roster. Follow the link to accept; it only takes a few minutes.`,
      ],
      action: { label: 'See the invitation', href },
      footnote: INVITATION_FOOTNOTE.en,
    }),
    es: ({ name, agencyName }, href) => ({
      subject: `${agencyName} te ha invitado a su cartera de voces`,
      paragraphs: [
        `Hola, ${name}:`,
        `A ${agencyName} le gustaría contar con tu voz en su cartera. Sigue el enlace para aceptar: solo te llevará unos minutos.`,
      ],
      action: { label: 'Ver la invitación', href },
      footnote: INVITATION_FOOTNOTE.es,
    }),
  },
  sample: ({ person, agency }) => ({ name: person, agencyName: agency }),
});
