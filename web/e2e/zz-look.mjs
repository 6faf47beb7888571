// screenshots of tasks and end screens in French
import { launch, person } from "/work/wt/end/web/e2e/browser.mjs";
import { Server } from "/work/wt/end/web/e2e/server.mjs";
import { answer, asked, PLANS } from "/work/wt/end/web/e2e/player.mjs";
const out="/tmp/end-art/look"; import {mkdirSync} from "node:fs"; mkdirSync(out,{recursive:true});
const browser=await launch(); const server=new Server(); await server.start();
const what=process.argv[2];
try {
 for (const [name,size,theme] of [["lap",{width:1366,height:768},"dark"],["phone",{width:390,height:844},"light"]]) {
  const page=await person(browser,server,{size,theme,lang:"fr-FR",guide:what==="guide"});
  if (what==="chain") {
    await page.goto("/learn/starfighter/chain");
    for(let i=0;i<12;i++){ await page.waitForSelector("[data-exercise]"); if(await page.locator("[data-task]").count()) break; await page.locator("[data-answer='1']").click(); await page.locator("[data-next]").click(); await page.waitForTimeout(400);}
    await page.waitForSelector("[data-task]"); await page.waitForTimeout(800);
    await page.screenshot({path:`${out}/chain-${name}.png`});
    console.log(await page.$$eval("[data-option]",a=>a.map(x=>x.getAttribute("data-option"))));
  }
  if (what==="end"||what==="guide") {
    for (const game of (process.argv[3]??"endor,xwing2e,starfighter").split(",")) {
      await page.goto(`/?game=${game}`); await page.click("[data-play]"); await page.waitForURL(/\/m\//);
      await page.waitForSelector("[data-asked]");
      if (game==="endor") { for (let i=0;i<Number(process.argv[4]??14);i++){ if((await answer(page,PLANS.rush))==="over") break; } }
      if (await page.locator("[data-ended]").count()===0) {
        await page.click("[data-menu]"); await page.locator("dialog .danger").click(); await page.click("[data-resign]");
      }
      await page.waitForSelector("[data-ended]"); await page.waitForSelector("[data-figures]"); await page.waitForTimeout(1500);
      await page.screenshot({path:`${out}/${what}-${game}-${name}.png`});
      await page.waitForSelector("[data-turned]",{timeout:60000}).catch(()=>console.log("no turn",game));
      await page.screenshot({path:`${out}/${what}-${game}-${name}-turned.png`});
    }
  }
  console.log(page.faults);
  await page.context().close();
 }
} catch(e){console.error(e); for (const c of browser.contexts()) for (const p of c.pages()) await p.screenshot({path:`${out}/err.png`});}
await browser.close(); await server.stop();
