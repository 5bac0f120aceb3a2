import readCode from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { QrCode } from '#web/shared/qr-code.tsx';

it.each([
  'https://refdeck.example/proof/3kVb0c9fHq_L5nTz',
  'otpauth://totp/Refdeck:maija.meri%40asiakas.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Refdeck',
])('a code is read from its picture by a telephone: %s', async (value) => {
  const svg = renderToStaticMarkup(<QrCode value={value} title="QR" size={256} />);
  const picture = sharp(Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')));
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(readCode({ width: info.width, height: info.height, data })).toBe(value);
});
