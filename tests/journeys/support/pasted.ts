/** The clipboard of Word for a heading, words, a list of two levels, a table and a remark. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-list:none'><span lang=EN-US style='mso-ansi-language:EN-US'>The challenge<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='color:red;mso-themecolor:accent1'>Calls</span></b> came <i><span style='font-size:14.0pt'>all</span></i> day<a style='mso-comment-reference:A_1;mso-comment-date:20260101T0000'></a><span style='mso-special-character:comment'><![if !supportAnnotations]><!--[if]-->&nbsp;<![endif]></span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Inside<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Second<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1 style='mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td valign=top style='width:225pt'><p class=MsoNormal>Before<o:p></o:p></p></td><td><p class=MsoNormal>After<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><span style='display:none;mso-hide:all'>secret</span>See <a href="https://next.example/page"><span class=MsoHyperlink>the page</span></a><img width=2 src="file:///C:/Users/x/clip_image001.png" v:shapes="_x0000_i1025"></p>
<!--EndFragment--></body></html>`;

export const asMarkdown = `## The challenge

**Calls** came *all* day.

- First
  - Inside
- Second

Before

After

See [the page](https://next.example/page)`;

/** The same from Google Docs, which wraps everything in a meaningless bold and formats by styles. */
export const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0f1e2d3c-7fff-1234-abcd-0123456789ab"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;white-space:pre-wrap;">The challenge</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;font-style:normal;"><span style="white-space:pre-wrap;">Calls</span></span><span style="font-weight:400;"> came </span><span style="font-weight:400;font-style:italic;">all</span><span style="font-weight:400;"> day.</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">First</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inside</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Second</span></p></li></ul><div dir="ltr"><table><colgroup><col width="312"/></colgroup><tbody><tr><td><p dir="ltr"><span>Before</span></p></td><td><p dir="ltr"><span>After</span></p></td></tr></tbody></table></div><p dir="ltr"><span>See </span><a href="https://next.example/page" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the page</span></a><img src="https://lh7-us.googleusercontent.com/docsz/x" width="2"/></p></b><br class="Apple-interchange-newline">`;

export const hostile = (code: string): string => {
  const link = `javascript:${code}`;
  return `<script>${code}</script><style>@import 'https://bad.example'</style><svg onload="${code}"><script>${code}</script></svg>
<h2 onclick="${code}" style="background:url(${link})">Heading<img src=x onerror="${code}"></h2>
<p onmouseover="${code}"><b onclick="${code}">Bold</b> <i style="behavior:url(x)">slanted</i> <a href="${link}" onclick="${code}">link</a> <a href=" java&#9;script:${code}">tab</a> <a href="data:text/html,<script>${code}</script>">data</a> <a href="vbscript:x">vb</a></p>
<ul onclick="${code}"><li onclick="${code}">item <iframe src="${link}" srcdoc="<script>${code}</script>"></iframe></li></ul><ol start="1" onclick="${code}"><li>number</li></ol>
<blockquote cite="${link}">quote <object data="${link}"></object><embed src="${link}"></blockquote>
<p>picture <img src="data:image/svg+xml,<svg onload='${code}'>" alt="data"><img src="${link}" alt="js"><img src="//bad.example/x.png"><img data-story-picture src="/assets/../../api" onerror="${code}"></p>
<form action="${link}"><input value="x"><button formaction="${link}">button</button></form><math><mtext><a xlink:href="${link}">math</a></mtext></math>
<template><img src=x onerror="${code}"></template><noscript><img src=x onerror="${code}"></noscript>`;
};
