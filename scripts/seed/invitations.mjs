import { createHash } from 'node:crypto';

const makeId = (source) => createHash('sha256').update(source).digest('hex').slice(0, 40);

/** Invitations of every kind by the demo agencies. */
export const makeInvitationRecords = ({ selfServiceInvites, engineerInvites, teamInvites }) => {
  const makeListed = (source, { agencyId, email }, name, fields) => [
    makeId(source),
    {
      agencyId,
      source,
      name,
      email,
      roles: [],
      state: 'waiting',
      sentBy: 'user-admin-one',
      sentAt: '@day-6',
      lastSentAt: '@day-6',
      expiresAt: null,
      ...fields,
    },
  ];

  const getFullName = ({ name, lastName }) => `${name} ${lastName}`;

  return {
    invitations: Object.fromEntries([
      ...Object.entries(selfServiceInvites).map(([id, invite]) =>
        makeListed(`selfServiceInvites/${id}`, invite, getFullName(invite), {
          kind: 'talent',
          state: invite.status === 'accepted' ? 'accepted' : 'waiting',
          sentBy: invite.agencyId === 'agency-one' ? 'user-team-one' : 'user-admin-one',
          sentAt: invite.sentAt,
          lastSentAt: invite.sentAt,
        }),
      ),
      ...Object.entries(engineerInvites).map(([id, invite]) =>
        makeListed(`engineerInvites/${id}`, invite, getFullName(invite), { kind: 'engineer' }),
      ),
      ...Object.entries(teamInvites).map(([id, invite]) =>
        makeListed(`teamInvites/${id}`, invite, invite.name, {
          kind: 'team',
          roles: invite.roles,
          sentAt: invite.changedAt,
          lastSentAt: invite.changedAt,
          expiresAt: '@day-5',
        }),
      ),
    ]),
  };
};
