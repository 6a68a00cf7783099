import { readPay } from "#normalise/salary.ts";
import { prepareText } from "#normalise/text.ts";
import { readFileSync } from "node:fs";
const rows=JSON.parse(readFileSync("/tmp/li1k.json","utf8")).filter((r:any)=>r.min_salary&&r.max_salary);
let found=0,exact=0,miss=0; const mode=process.argv[2];
for(const r of rows){ const p=prepareText(r.description); const read=readPay({field:undefined,title:r.title,prepared:p,country:"US"}); 
 if(!read){ const lo=Number(r.min_salary); const hit=p.text.replace(/,/g,"").match(new RegExp("\\b"+(lo>=1000?`(${lo}|${lo/1000}k)`:lo)+"\\b","i")); if(hit){miss++; if(mode==="miss"){ const i=p.text.replace(/,/g,"").search(new RegExp("\\b"+(lo>=1000?`(${lo}|${lo/1000}k)`:lo)+"\\b","i")); console.log("MISS",r.job_id,r.min_salary,r.max_salary,r.pay_period,"|",p.text.replace(/,/g,"").slice(Math.max(0,i-80),i+90).replace(/\n/g,"⏎")); } } continue; }
 found++; const ok=read.pay.min===Number(r.min_salary)&&read.pay.max===Number(r.max_salary); if(ok) exact++; else if(mode==="bad") console.log("BAD",r.job_id,"want",r.min_salary,r.max_salary,r.pay_period,"got",read.pay.min,read.pay.max,read.pay.period,"|",read.pay.text,"|",read.evidence.slice(0,200)); }
console.log({n:rows.length,found,exact,miss});
