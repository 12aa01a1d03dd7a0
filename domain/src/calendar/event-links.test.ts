import { expect, it } from 'vitest';
import { getEventLinks } from './event-links.ts';

it('contains title, details, and start and end in UTC', () => {
  const { google, outlook } = getEventLinks({
    title: 'Recording: Narrator & Co',
    details: 'Language: Spanish\nAgency: Aria',
    from: Date.UTC(2026, 11, 2, 9),
    to: Date.UTC(2026, 11, 2, 11, 30),
  });
  const [googleQuery, outlookQuery] = [google, outlook].map((link) =>
    Object.fromEntries(new URL(link).searchParams),
  );
  expect(googleQuery).toMatchObject({
    text: 'Recording: Narrator & Co',
    dates: '20261202T090000Z/20261202T113000Z',
    details: 'Language: Spanish\nAgency: Aria',
  });

  expect(outlookQuery).toMatchObject({
    subject: 'Recording: Narrator & Co',
    startdt: '2026-12-02T09:00:00.000Z',
    enddt: '2026-12-02T11:30:00.000Z',
  });
});
