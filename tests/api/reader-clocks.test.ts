import { randomBytes } from 'node:crypto';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { getTalentZone } from '../../functions/src/outgoing/mail/talent-zone.ts';
import { makeAccount, putAccess } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { makeEngineer } from '../stack/curation.ts';
import { listMails } from '../stack/inbox.ts';
import { bookVoice, plan, makePlan } from '../stack/sessions.ts';
import { setTalent, makeTalentRecord } from '../stack/talent.ts';
import { makeCast, makeTenant } from '../stack/tenant.ts';

describe('the time zone of a talent', () => {
  it.each([
    // [chosen, country, city, expected]
    ['America/Bogota', 'ESP', 'Madrid', 'America/Bogota'],
    ['America/Bogota', null, '', 'America/Bogota'],
    ['Europe/London', 'USA', 'Los Angeles', 'Europe/London'],
    [undefined, 'USA', 'Los Angeles', 'America/Los_Angeles'],
    [undefined, 'USA', 'Smallville', 'America/New_York'],
    [undefined, 'JPN', '', 'Asia/Tokyo'],
    ['Mars/Olympus', 'JPN', '', 'Asia/Tokyo'],
    [undefined, null, '', 'UTC'],
  ])('who chose %s and lives in %s, %s', async (timeZone, countryOfResidence, cityOfResidence, expected) => {
    const id = `clock-${randomBytes(4).toString('hex')}`;
    const batch = firestore().batch();
    setTalent(batch, id, makeTalentRecord([], { countryOfResidence, cityOfResidence }));
    await batch.commit();

    await putAccess({
      uid: id,
      email: `${id}@tests.example`,
      held: { talent: [] },
      hasIdentity: false,
      user: timeZone === undefined ? {} : { timeZone },
    });

    expect(await getTalentZone(id)).toBe(expected);
  });
});

it('mails about a session use the time zone that each reader has chosen, else that of the session', async () => {
  const tenant = await makeTenant(1);
  const [talent] = tenant.talents;
  const user = { timeZone: 'Pacific/Auckland', clock: '24h' } as const;
  await makeAccount({ uid: talent!.id, email: talent!.email, held: { talent: [tenant.agencyId] }, user });

  const engineer = await makeEngineer([tenant.agencyId], { user: { timeZone: 'America/Mexico_City' } }, [
    'eng',
  ]);
  const client = await firestore().doc(`users/client-${tenant.key}`).get();
  const cast = await makeCast(tenant, 1);
  const booked = await bookVoice(tenant, cast);
  const body = makePlan(tenant, booked, { engineerId: engineer.uid });
  expect((await plan(tenant.teamToken, cast.castingId, body)).status).toBe(201);

  const director = body.participants[1]!.email;
  for (const [address, clock] of [
    [talent!.email, '(Auckland time)'],
    [engineer.email, '(Mexico City time)'],
    [String(client.get('email')), '(London time)'],
    [director, '(hora de Madrid)'],
  ] as const)
    await expect
      .poll(async () => (await listMails(address)).filter(({ text }) => text.includes(clock)).length)
      .toBeGreaterThan(0);

  const [{ text } = { text: '' }] = await listMails(talent!.email);
  const toTime = (iso: string) => DateTime.fromISO(iso, { zone: user.timeZone }).toFormat('HH:mm');
  // The session ends at midnight or later there in winter, so each end may have its own day.
  const span = new RegExp(`${toTime(booked.startsAt)} – .*${toTime(booked.endsAt)} \\(Auckland time\\)`);
  expect(text.replaceAll(/\s/g, ' ')).toMatch(span);
});
