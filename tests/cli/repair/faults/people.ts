import { firestore } from '../project.ts';
import type { Fault } from './fault.ts';

export const PEOPLE: readonly Fault[] = [
  [
    'what an account may do, and in which agencies',
    'memberships/one_vera_talent',
    () =>
      firestore()
        .doc('users/vera')
        .update({ held: { admin: ['one'] }, roles: ['admin'], agencyIds: ['two'] }),
    ['users/vera differs in held, roles, agencyIds'],
  ],
  [
    'a decision announced to an account, made by nobody',
    'memberships/one_vera_talent',
    () => firestore().doc('users/vera').update({ accountValidationStatus: 'REJECTED' }),
    ['users/vera differs in accountValidationStatus'],
  ],
  [
    'a person’s name and address beside what an agency decided',
    'memberships/one_vera_talent',
    () => firestore().doc('memberships/one_vera_talent').update({ email: 'old@x.example', displayName: 'V' }),
    ['memberships/one_vera_talent differs in email, displayName'],
  ],
];
