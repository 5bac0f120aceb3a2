import { describe, expect, it } from 'vitest';
import { findLook } from '#functions/website/find-look';

const address = 'https://www.firm.example/';
const data = (json: string) => `<script type="application/ld+json">${json}</script>`;
const logosIn = (html: string) => findLook(html, address).logos.map((logo) => logo.slice(address.length));

describe('the look of a website', () => {
  it('names the logo of its data before those of its pictures and icons', () => {
    const html = [
      '<link rel="icon" href="/small.png" sizes="32x32"><link rel="apple-touch-icon" href="touch.png">',
      '<link rel="icon" href="drawn.svg"><img src="hero.jpg"><img data-src="late.png" class="Logo">',
      data('{"@graph":[{"logo":{"url":"/graph.png"}},null,3]}'),
      data('[null,{"logo":["list.png",{"url":"object.png"}]}]'),
    ].join('');
    expect(logosIn(html)).toEqual([
      'graph.png',
      'list.png',
      'object.png',
      'late.png',
      'drawn.svg',
      'touch.png',
      'small.png',
    ]);
  });

  it.each(['', 'null', '"text"', '{', '{"logo":{"url":7}}', '{"@graph":{"@graph":1}}'])(
    'has no logo in the data %s',
    (json) => expect(logosIn(data(json))).toEqual([]),
  );

  it('takes no logo from another kind of address', () => {
    const sources = ['javascript:alert(1)', 'data:image/png;base64,AA', 'http://[', 'file:///etc/passwd'];
    expect(findLook(sources.map((src) => `<img alt="logo" src="${src}">`).join(''), address).logos).toEqual(
      [],
    );
  });

  it('takes a color in hexadecimal digits only', () => {
    const colorIn = (content: string) =>
      findLook(`<meta name="Theme-Color" content="${content}">`, address).color;
    expect([colorIn('#0A5'), colorIn(' #00aa55 ')]).toEqual(['#00aa55', '#00aa55']);
    expect([colorIn('red'), colorIn('#00aa5'), colorIn('url(x)')]).toEqual([undefined, undefined, undefined]);
  });

  it('is read until elements are nested too deeply', () => {
    const html = `<constructor><img alt="logo" src="/first.png">${'<div>'.repeat(900_000)}<img alt="logo" src="/last.png">`;
    expect(logosIn(html)).toEqual(['first.png']);
  });
});
