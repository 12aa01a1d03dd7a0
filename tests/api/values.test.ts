import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call, type Answer } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { makeClientSignUp } from '../stack/clients.ts';

let tenant: Tenant;
let cast: Cast;
let talent: Account;
let admin: Person;
beforeAll(async () => {
  tenant = await makeTenant(1);
  [cast, talent, admin] = await Promise.all([
    makeCast(tenant),
    makeTalentAccount([tenant.agencyId]),
    makePerson(tenant.agencyId, tenant.companyId, 'admin'),
  ]);
});

const toRefusal = ({ status, error }: Answer<unknown>) => [status, error.property, error.code];
const project = (change: object) =>
  call<Record<string, unknown>>('POST', '/project', {
    token: tenant.clientToken,
    body: { name: 'Sunrise', ...change },
  });
const patchTalent = (body: object) => call('PATCH', `/talent/${talent.uid}`, { token: talent.token, body });
const signUp = (change: object) =>
  call<{ id: string }>('POST', '/client', {
    body: makeClientSignUp({ email: `ana.${randomBytes(4).toString('hex')}@studio.example`, ...change }),
  });

describe('a new client', () => {
  it('has a normalised name, and listed codes', async () => {
    const { status, collection } = await signUp({ name: ' A\u202ena \t Mari\u0301a\u200b ' });
    expect(status).toBe(201);
    expect((await firestore().doc(`clients/${collection.id}`).get()).get('name')).toBe('Ana María');
  });

  it.each<[string, string, object]>([
    ['name', 'validation.nameLink', { name: 'Win at https://evil.example' }],
    ['lastName', 'validation.nameLetters', { lastName: '...' }],
    ['company.name', 'validation.required', { company: { name: '\u200b', companyType: 'AGENCY' } }],
    ['company.companyType', 'validation.codeUnknown', { company: { name: 'S', companyType: 'NOPE' } }],
    ['roleInCompany', 'validation.codeUnknown', { roleInCompany: 'MAL' }],
    ['countryOfResidence', 'validation.countryUnknown', { countryOfResidence: 'XYZ' }],
    ['password', 'password.blankEnds', { password: ' a long password' }],
  ])('is refused for %s: %s', async (property, code, change) => {
    expect(toRefusal(await signUp(change))).toEqual([422, property, code]);
  });
});

describe('a talent', () => {
  it('has listed codes, and existing dates', async () => {
    const { status } = await patchTalent({
      gender: 'FEM',
      voiceAges: ['ADU', 'SEN'],
      microphone: 'RODE_NT1',
      dateOfBirth: '1990-02-28',
      countryOfResidence: 'ESP',
    });
    expect(status).toBe(200);
  });

  it.each<[string, string, object]>([
    ['gender', 'validation.codeUnknown', { gender: 'NOPE' }],
    ['ethnic', 'validation.codeUnknown', { ethnic: 'MAL' }],
    ['voiceAges', 'validation.codeUnknown', { voiceAges: ['ADU', 'OLD'] }],
    ['booth', 'validation.codeUnknown', { booth: 'KITCHEN' }],
    [
      'languages[0].alpha3',
      'validation.languageUnknown',
      { languages: [{ alpha3: 'zzz', main: true, type: 'native' }] },
    ],
  ])('is refused for %s: %s', async (property, code, change) => {
    expect(toRefusal(await patchTalent(change))).toEqual([422, property, code]);
  });
});

describe('a project', () => {
  it('has a title, and languages to cast in', async () => {
    const made = await project({ name: '24/7 «Ñ» ☀️', languages: ['spa', 'eng'] });
    expect([made.status, made.collection['name'], made.collection['languages']]).toEqual([
      201,
      '24/7 «Ñ» ☀️',
      ['spa', 'eng'],
    ]);
  });

  it.each<[string, string, object]>([
    ['name', 'validation.required', { name: '\u2060\u200b' }],
    ['languages', 'validation.languageUnknown', { languages: ['spa', 'zzz'] }],
    // Spoken beside a main language, not offered for casting.
    ['languages', 'validation.languageUnknown', { languages: ['afr'] }],
  ])('is refused for %s: %s', async (property, code, change) => {
    expect(toRefusal(await project(change))).toEqual([422, property, code]);
  });

  it('has listed values for its cast', async () => {
    const search = (query: string) => call('GET', `/demoCache?${query}`, { token: tenant.clientToken });
    expect((await search('language=spa&tone=LOW')).status).toBe(200);
    expect(toRefusal(await search('language=zzz'))).toEqual([422, 'language', 'validation.languageUnknown']);
    expect(toRefusal(await search('language=spa&tone=LOUD'))).toEqual([
      422,
      'tone',
      'validation.codeUnknown',
    ]);

    const request = (change: object) =>
      requestAuditions(cast, tenant.clientToken, { script: 'One\r\nTwo', ...change });
    expect(toRefusal(await request({ style: 'SHOUTED' }))).toEqual([422, 'style', 'validation.codeUnknown']);

    expect(toRefusal(await request({ deadline: makeDeadline(800) }))).toEqual([
      422,
      'deadline',
      'validation.deadlineFar',
    ]);

    const answer = await request({ script: 'One\u0007\r\nTwo\u200b' });
    expect([answer.status, answer.collection['script']]).toEqual([201, 'One\nTwo']);
  });
});

describe('a time zone', () => {
  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
  ])('is stored under its canonical name: %s', async (timeZone, stored) => {
    const { status } = await call('PATCH', '/user/time-zone', { token: admin.token, body: { timeZone } });
    expect(status).toBe(200);
    expect((await firestore().doc(`users/${admin.uid}`).get()).get('timeZone')).toBe(stored);
  });
});
