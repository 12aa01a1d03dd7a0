import type { AccountRole } from '@domain/access/roles.ts';
import type { Session, SessionState, SignedIn } from '../../src/lib/session/session.ts';

/** The agency in which the user has these roles. */
export const makeAgencyOne = (roles: readonly AccountRole[]): NonNullable<SignedIn['agency']> => ({
  id: 'agency-one',
  slug: 'agency-one',
  publicName: 'Aria Voices',
  logoUrl: null,
  isotypeLogoUrl: null,
  accent: null,
  contactEmail: 'hello@aria.example',
  roles,
  links: [],
  menuItems: [],
});

/** A signed-in person with these roles in one agency. */
export const makeSignedIn = (roles: readonly AccountRole[], more: Partial<SignedIn> = {}): SignedIn => {
  const agency = makeAgencyOne(roles);

  return {
    status: 'signedIn',
    uid: 'person-1',
    realUid: 'person-1',
    email: 'person@tests.example',
    displayName: 'Petra Lang',
    roles,
    engagedBy: [],
    companyId: roles.includes('client') ? 'company-one' : null,
    agencies: [agency],
    agency,
    branding: {
      title: 'Voice Casting',
      assetsFolderName: '',
      icon: '/favicon.svg',
      supportContactEmails: ['support@tests.example'],
      contactClientEmail: 'contact@tests.example',
      accent: '#335577',
    },
    locale: 'en',
    clock: 'language',
    pageKeys: false,
    pushKey: null,
    links: [],
    menuItems: [],
    ...more,
  };
};

const doNothing = () => Promise.resolve();

export const getSessionFor = (state: SessionState, more: Partial<Session> = {}): Session => ({
  state,
  signIn: doNothing,
  signInWithGoogle: doNothing,
  signOut: doNothing,
  chooseAgency: () => undefined,
  noteAgency: () => undefined,
  noteOwn: () => undefined,
  impersonate: () => Promise.resolve(true),
  stopImpersonating: () => undefined,
  recheck: doNothing,
  ...more,
});

/** The session of someone who uses single-key shortcuts on whole pages. */
export const getKeySession = (): Session => getSessionFor(makeSignedIn(['admin'], { pageKeys: true }));
