import type { ReactElement } from 'react';
import type { AccountRole } from '@domain/access/roles.ts';
import type { Project } from '@domain/projects/projects.ts';
import { NameCard } from '../../src/app/profile/NameCard.tsx';
import { EmailForm } from '../../src/features/accounts/components/EmailForm.tsx';
import { PasswordForm } from '../../src/features/accounts/components/PasswordForm.tsx';
import ForgotPasswordRoute from '../../src/features/accounts/routes/ForgotPasswordRoute.tsx';
import ResetPasswordRoute from '../../src/features/accounts/routes/ResetPasswordRoute.tsx';
import { IdentityCheck } from '../../src/features/auditions/components/IdentityCheck.tsx';
import { NoSlotDialog } from '../../src/features/availability/dialogs/NoSlotDialog.tsx';
import { CharactersCard } from '../../src/features/projects/components/CharactersCard.tsx';
import { NewVacation } from '../../src/features/talents/components/NewVacation.tsx';
import { getRecord } from '../kit/records.ts';
import { sendAnything } from './dialog-case.ts';

/** A form on a page, and what is typed into it, by the names of its fields. */
export interface PageFormCase {
  readonly name: string;
  readonly form: () => ReactElement;
  readonly typed: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly role?: AccountRole;
  readonly replies?: Readonly<Record<string, unknown>>;
  readonly live?: Readonly<Record<string, unknown>>;
}

const board = {
  project: getRecord<Project>({ id: 'project-1', name: 'Harbour Light' }),
  voices: [],
  castings: [],
};
const MESSAGE = 'I am on tour all week. Would the next one work?';

/** Forms that pages show without a dialog. */
export const PAGE_FORMS: readonly PageFormCase[] = [
  {
    name: 'a forgotten password',
    form: () => <ForgotPasswordRoute />,
    typed: { email: 'clara@tests.example' },
  },
  {
    name: 'a new password',
    form: () => <ResetPasswordRoute />,
    path: '/?oobCode=code-1',
    typed: { newPassword: 'casting-demo-2', repeatPassword: 'casting-demo-2' },
  },
  {
    name: 'a change of the password',
    form: () => <PasswordForm email="person@tests.example" />,
    typed: {
      currentPassword: 'casting-demo-1',
      newPassword: 'casting-demo-2',
      repeatPassword: 'casting-demo-2',
    },
  },
  {
    name: 'a change of the address',
    form: () => <EmailForm email="person@tests.example" />,
    typed: { email: 'new@tests.example', currentPassword: 'casting-demo-1' },
  },
  {
    name: 'a name',
    form: () => <NameCard uid="person-1" />,
    live: { 'users/person-1': { displayName: 'Petra Lang' } },
    typed: { lastName: 'Langer' },
  },
  {
    name: 'an invited talent’s address',
    form: () => <IdentityCheck urlIdentifier="link-1" />,
    typed: { email: 'talent@tests.example' },
  },
  {
    name: 'a message that no slot works',
    form: () => (
      <NoSlotDialog
        requestId="request-1"
        agency="Aria Voices"
        onSend={(_message, submission) => sendAnything(submission)}
        onClose={() => undefined}
      />
    ),
    typed: { message: MESSAGE },
  },
  {
    name: 'a new character',
    form: () => <CharactersCard board={board} />,
    role: 'client',
    typed: { name: 'Narrator' },
  },
  {
    name: 'days off',
    form: () => <NewVacation talentId="talent-1" />,
    role: 'talent',
    typed: { from: '05/04/2036', to: '05/09/2036' },
  },
];
