/** A page waits this long for the letters of its brand. Later it keeps the fallback, because a swap would move what somebody reads. */
const patience = 500;

const html = document.documentElement;
const names = ['--rd-display', '--rd-font'];
/** The brand's family, and what stands in for it. */
const stacks = names.map((name) => /^([^,]+),(.*)/.exec(getComputedStyle(html).getPropertyValue(name))!);
const show = () => html.style.removeProperty('visibility');

html.style.visibility = 'hidden';
const late = setTimeout(() => {
  for (const [index, name] of names.entries()) html.style.setProperty(name, stacks[index]![2]!);
  show();
}, patience);
void Promise.allSettled(stacks.map(([, family]) => document.fonts.load(`1em ${family}`))).then(() => {
  clearTimeout(late);
  show();
});
