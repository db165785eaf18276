import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { QrCode } from './QrCode';

afterEach(cleanup);

describe('QrCode', () => {
  it('is a picture with a name, as large as its modules, black on white to the edge', () => {
    render(<QrCode size={9} path="M4 4h1v1H4z" label="QR code for your app" />);
    const picture = screen.getByRole('img', { name: 'QR code for your app' });
    const [ground, code] = picture.querySelectorAll('path');
    expect(picture.getAttribute('viewBox')).toBe('0 0 9 9');
    expect([ground?.getAttribute('fill'), ground?.getAttribute('d')]).toEqual(['#fff', 'M0 0h9v9H0z']);
    expect([code?.getAttribute('fill'), code?.getAttribute('d')]).toEqual(['#000', 'M4 4h1v1H4z']);
  });
});
