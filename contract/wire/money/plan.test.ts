import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Plan, Template } from './plan';

const uuid = '2f0c1c1e-5a0b-4f3a-9a55-3f7a4a1c9e01';
const plan = { uuid, name: 'Starter', description: '', setup_fee: '20.00', monthly_fee: '10.00', benefits: [] };
const template = { uuid, template_name: 'Sunrise', template_url: '', category: 'MEDIA', description: '' };

describe('what the server leaves out', () => {
  it.each([
    [{}, 1],
    [{ projectLimit: 0 }, 0],
    [{ projectLimit: 30 }, 30],
  ])('a plan of %j is for %i websites, 0 for any number', (said, websites) =>
    expect(v.parse(Plan, { ...plan, ...said }).projectLimit).toBe(websites),
  );
  it('a template shows 6 pictures', () => expect(v.parse(Template, template).required_images_count).toBe(6));
});
