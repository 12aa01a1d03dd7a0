import { describe, expect, it } from 'vitest';
import type { Licence } from './licences.ts';
import { projectUsage } from './project-usage.ts';

const item = (code: string, label = code) => ({ code, label, labelEs: label });
const licence = (id: string, moment: number, format: string, duration: string, label?: string): Licence => ({
  id,
  agencyId: 'a',
  companyId: 'c',
  projectId: 'p',
  voiceId: 'v',
  assetId: `asset-${id}`,
  format: item(format, label),
  duration: item(duration),
  territoryCover: item('ESP'),
  createdAt: { toMillis: () => moment } as Licence['createdAt'],
});

describe('what a project licenses', () => {
  it('is empty without licences', () =>
    expect(projectUsage([])).toEqual({ license: [], format: [], duration: [], territoryCover: [] }));

  it('contains each choice once, earliest first, regardless of assets', () => {
    const usage = projectUsage([
      licence('3', 3, 'TV', '2Y'),
      licence('1', 1, 'INTERNET', '1Y'),
      licence('2', 2, 'TV', '2Y'),
    ]);
    expect(usage.format.map(({ code }) => code)).toEqual(['INTERNET', 'TV']);
    expect(usage.duration.map(({ code }) => code)).toEqual(['1Y', '2Y']);
    expect(usage.territoryCover).toHaveLength(1);

    expect(usage.license).toEqual([
      { format: item('INTERNET'), duration: item('1Y'), territoryCover: item('ESP') },
      { format: item('TV'), duration: item('2Y'), territoryCover: item('ESP') },
    ]);
  });

  it('distinguishes custom items by their text', () => {
    const usage = projectUsage([
      licence('1', 1, 'CUSTOM', '1Y', 'custom: Lift'),
      licence('2', 2, 'CUSTOM', '1Y', 'custom: lift'),
      licence('3', 3, 'CUSTOM', '1Y', 'custom: Taxi'),
    ]);
    expect(usage.format.map(({ label }) => label)).toEqual(['custom: Lift', 'custom: Taxi']);
  });
});
